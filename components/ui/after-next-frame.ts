/**
 * Calls back once the next frame is drawn: browsers count what moves in the frame in which it shows as a layout shift.
 *
 * @returns a function that cancels the call
 */
export function afterNextFrame(callback: () => void): () => void {
  let timeout: number | undefined;
  const frame = requestAnimationFrame(() => {
    timeout = window.setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timeout);
  };
}
