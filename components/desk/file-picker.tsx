import { useRef } from 'react';
import { Button } from '@/components/ui/button';

type Props = {
  readonly label: string;
  /** File types as the attribute of an input names them. */
  readonly accept: string;
  readonly onText: (text: string, name: string) => void;
  /** Called for a file that the browser cannot read. */
  readonly onFailed: (name: string) => void;
};

/** A button that opens a text file. */
export function FilePicker({ label, accept, onText, onFailed }: Props) {
  const input = useRef<HTMLInputElement>(null);

  async function readFile(): Promise<void> {
    const file = input.current?.files?.[0];
    if (file === undefined) return;
    try {
      onText(await file.text(), file.name);
    } catch {
      onFailed(file.name);
    }
    // The same file may be opened again.
    if (input.current) input.current.value = '';
  }

  return (
    <>
      <Button variant="compact" onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        tabIndex={-1}
        hidden
        onChange={() => void readFile()}
      />
    </>
  );
}
