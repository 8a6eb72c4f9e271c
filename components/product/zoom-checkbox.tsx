'use client';

import type { FocusEvent, KeyboardEvent } from 'react';

/** The checkbox of ZoomablePicture, which stands in its scroll container. */
export function ZoomCheckbox({ id }: { readonly id: string }) {
  return <input type="checkbox" id={id} name="zoom" onBlur={zoomOutOnLeave} onKeyDown={zoomOutOnEscape} />;
}

/** On phones the zoomed picture would cover what is focused next. A press on the picture itself focuses nothing. */
function zoomOutOnLeave({ relatedTarget, currentTarget: checkbox }: FocusEvent<HTMLInputElement>): void {
  if (relatedTarget !== null && checkbox.checked) checkbox.click();
}

function zoomOutOnEscape({ key, currentTarget: checkbox }: KeyboardEvent<HTMLInputElement>): void {
  if (key === 'Escape' && checkbox.checked) checkbox.click();
}
