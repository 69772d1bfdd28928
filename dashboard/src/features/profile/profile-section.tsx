import type { ReactNode } from 'react';
import './profile.css';

export interface ProfileSectionProps {
  /** Of the section's heading, for whoever links to it. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** One subject of the page about oneself. */
export function ProfileSection({ id, title, children }: ProfileSectionProps) {
  return (
    <section className="profile-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
