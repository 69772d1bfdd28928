import type { ReactNode } from 'react';
import { Breadcrumbs } from '../breadcrumbs.tsx';
import { LaterStyle } from '../later-style.tsx';

export interface FormPageProps {
  readonly title: string;
  readonly lead: string;
  /** What is good to know while one fills it in; beside the form where there is room, else below. */
  readonly aside: ReactNode;
  /** The form. */
  readonly children: ReactNode;
}

/** A page that begins with something to fill in. */
export function FormPage({ title, lead, aside, children }: FormPageProps) {
  return (
    <div className="form-page">
      <header>
        <Breadcrumbs />
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </header>
      {children}
      <LaterStyle />
      <aside className="form-aside">{aside}</aside>
    </div>
  );
}
