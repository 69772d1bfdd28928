import { useEffect, useState, type ReactNode } from 'react';

interface SinglePictureProps {
  readonly children: ReactNode;
  readonly description: ReactNode;
}

/**
 * A picture whose description lies on it while it is pointed at or focused, until Escape; where nothing can point, it
 * is always there.
 */
export function SinglePicture({ children, description }: SinglePictureProps) {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const hide = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setHidden(true);
    };
    document.addEventListener('keydown', hide);
    return () => document.removeEventListener('keydown', hide);
  }, []);
  const showAgain = () => setHidden(false);
  return (
    // It does nothing; pointing at it and focusing it only shows more.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <figure
      className="single"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the way to the description without a mouse
      tabIndex={description ? 0 : undefined}
      onPointerLeave={showAgain}
      onBlur={showAgain}
    >
      {children}
      {description && <figcaption hidden={hidden}>{description}</figcaption>}
    </figure>
  );
}
