import { useEffect, useRef, useState } from 'react';

/** Pixels from the screen at which something counts as near. */
const distance = '600px';

/** Whether an element is, or was, on the screen or near it. */
export function useNear<Place extends Element>() {
  const place = useRef<Place>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!place.current || isNear) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: distance },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [isNear]);
  return { place, isNear };
}
