import { useEffect } from 'react';

/**
 * Reports a chunk as lost if the host sends a web page in its place: the browser then fires no error event at its script,
 * and the chunk loader would wait without end.
 */
export function InvalidChunks() {
  useEffect(() => {
    function report({ error, filename }: ErrorEvent): void {
      if (!(error instanceof SyntaxError)) return;
      const script = [...document.scripts].find(({ src }) => src === filename);
      script?.dispatchEvent(new Event('error'));
    }
    window.addEventListener('error', report);
    return () => window.removeEventListener('error', report);
  }, []);

  return null;
}
