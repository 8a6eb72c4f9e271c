import { useEffect, useState } from 'react';

/** Shows a sheet while it is printed. In-app browsers lack the print dialog. */
export function usePrint<Sheet>() {
  /** Another object starts another print, also of the same sheet. */
  const [request, setRequest] = useState<{ readonly sheet: Sheet }>();
  const [hasRefused, setRefused] = useState(false);

  useEffect(() => {
    if (request === undefined) return undefined;
    const clear = () => setRequest(undefined);
    window.addEventListener('afterprint', clear);
    try {
      window.print();
      setRefused(false);
    } catch {
      setRefused(true);
    }
    return () => window.removeEventListener('afterprint', clear);
  }, [request]);

  return { sheet: request?.sheet, hasRefused, print: (sheet: Sheet) => setRequest({ sheet }) };
}
