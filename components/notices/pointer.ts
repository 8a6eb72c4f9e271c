const outside = { x: -1, y: -1 };

/** Where the mouse and the last touch are in the viewport; -1 if there is none. */
export const pointer = { mouse: outside, touchY: outside.y };

/** Keeps `pointer` up to date. Returns a function that stops this. */
export function trackPointer(): () => void {
  function track({ type, pointerType, clientX, clientY }: PointerEvent): void {
    const isMouse = pointerType === 'mouse';
    pointer.mouse = isMouse ? { x: clientX, y: clientY } : outside;
    if (type === 'pointerdown') pointer.touchY = isMouse ? outside.y : clientY;
  }
  window.addEventListener('pointermove', track, { passive: true });
  window.addEventListener('pointerdown', track, { passive: true });
  return () => {
    window.removeEventListener('pointermove', track);
    window.removeEventListener('pointerdown', track);
  };
}
