import { useState } from 'react';
import { copyText } from '@/components/ui/copy-text';

/** `refusals` counts consecutive failures, for SelectableText. */
export function useCopy(): {
  readonly refusals: number;
  readonly copy: (text: string) => ReturnType<typeof copyText>;
} {
  const [refusals, setRefusals] = useState(0);
  return {
    refusals,
    copy: async (text) => {
      const result = await copyText(text);
      setRefusals((count) => (result.kind === 'copied' ? 0 : count + 1));
      return result;
    },
  };
}
