import { of } from './paint.ts';

/** The firm's mark, 32 by 36: a gable that is painted as far as the middle. Its windows show what is behind it. */
export function GableMark({ ground = 'var(--vakman-ground)' }: { readonly ground?: string }) {
  return (
    <>
      <path
        fill={of('bridge-grey')}
        d="M3 36V15C3 11 9 12 10 7 10.500 4 12 2 16 2S21.500 4 22 7C23 12 29 11 29 15V36Z"
      />
      <path fill="var(--vakman-warm)" d="M16 2C20 2 21.500 4 22 7 23 12 29 11 29 15V36H16Z" />
      <path fill={ground} d="M7 17h5v6H7ZM20 17h5v6h-5ZM13 27h6v9h-6ZM14 8h4v5h-4Z" />
    </>
  );
}
