import { useState } from 'react';

/** True from the first render in which the condition holds. */
export function useLatch(condition: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(false);
  if (condition && !wasTrue) setWasTrue(true);
  return wasTrue || condition;
}
