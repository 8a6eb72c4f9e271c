'use client';

import { useRef, type ComponentProps } from 'react';
import { Field } from '@/components/ui/field';
import { useStoredText } from '@/components/ui/use-stored-text';

type Props = Omit<ComponentProps<typeof Field>, 'ref' | 'onChange'> & {
  readonly kept: string;
  readonly isReady: boolean;
  readonly onTyped: (text: string) => void;
};

export function StoredField({ kept, isReady, onTyped, ...field }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useStoredText(input, { kept, isReady, onTyped });
  return <Field {...field} ref={input} onChange={(event) => onTyped(event.currentTarget.value)} />;
}
