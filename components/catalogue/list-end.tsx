import { useEffect, useRef } from 'react';

type Props = { readonly onNear: () => void };

/** How far below the window the end counts as near: a phone's flick or two. */
const margin = '1500px';

/** The end of a list that goes on: tells when the shopper comes near, by wheel, thumb, keyboard or screen reader alike. */
export function ListEnd({ onNear }: Props) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
      },
      { rootMargin: margin },
    );
    if (end.current !== null) observer.observe(end.current);
    return () => observer.disconnect();
  }, [onNear]);
  return <div ref={end} className="list-end" />;
}
