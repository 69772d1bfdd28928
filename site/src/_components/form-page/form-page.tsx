import type { ReactNode } from 'react';
import { Breadcrumbs } from '../breadcrumbs.tsx';
import { LaterStyle } from '../later-style.tsx';
import { WithContact } from '../with-contact.tsx';

export interface FormPageProps {
  readonly title: string;
  readonly lead: string;
  /** What they say instead once the form was sent. */
  readonly sent?: { readonly title: string; readonly lead: string };
  /** What is good to know while one fills it in; beside the form where there is room, else below. */
  readonly aside: ReactNode;
  /** The form. */
  readonly children: ReactNode;
}

/** A page that begins with something to fill in. */
export function FormPage({ title, lead, sent, aside, children }: FormPageProps) {
  return (
    <div className="form-page">
      <header>
        <Breadcrumbs />
        <h1>
          <Either before={title} sent={sent?.title} />
        </h1>
        <p className="lead">
          <Either before={lead} sent={sent?.lead} />
        </p>
      </header>
      {children}
      <LaterStyle />
      <aside className="form-aside">{aside}</aside>
    </div>
  );
}

/** Words of before, and others whose turn comes by the style sheet when the form says that it was sent. */
function Either({ before, sent }: { readonly before: string; readonly sent: string | undefined }) {
  if (!sent) return before;
  return (
    <>
      <span className="before">{before}</span>
      <span className="sent" hidden>
        <WithContact>{sent}</WithContact>
      </span>
    </>
  );
}
