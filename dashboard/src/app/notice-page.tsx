import type { ReactNode } from 'react';

interface NoticePageProps {
  readonly title: string;
  readonly text: string;
  /** What to do now. */
  readonly children?: ReactNode;
}

/** A page that has one thing to say. */
export function NoticePage({ title, text, children }: NoticePageProps) {
  return (
    <div className="notice-page">
      <h1>{title}</h1>
      <p>{text}</p>
      {children && <p className="actions">{children}</p>}
    </div>
  );
}
