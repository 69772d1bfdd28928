import { contactRules } from '@vakman/domain/contact/contact.fields';
import { fitsContactField } from '@vakman/domain/contact/contact.schema';
import type { Project } from '@vakman/domain/project/project.answers';
import type { ProjectDraft } from '@vakman/domain/project/project.drafts';
import { projectLimits } from '@vakman/domain/project/project.limits';
import type { Language } from '@vakman/domain/languages/languages';
import { readAmount } from '../requests/read-amount.ts';

/** A project as it stands in its form. */
export interface TypedProject {
  readonly title: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly street_address: string;
  readonly postal_code: string;
  readonly language: Language;
  /** In euros, as it was typed. */
  readonly agreed: string;
  readonly exterior: '' | 'yes' | 'no';
  /** The id of a colleague, or empty. */
  readonly lead: string;
}

export type TypedField = keyof TypedProject;

export const newTyped = (language: Language): TypedProject => ({
  title: '',
  name: '',
  email: '',
  phone: '',
  street_address: '',
  postal_code: '',
  language,
  agreed: '',
  exterior: '',
  lead: '',
});

export const typedOf = (project: Project): TypedProject => ({
  title: project.title,
  name: project.name,
  email: project.email ?? '',
  phone: project.phone,
  street_address: project.street_address,
  postal_code: project.postal_code,
  language: project.language,
  agreed: project.agreed_cents === 0 ? '' : String(project.agreed_cents / 100),
  exterior: project.exterior_painting === null ? '' : project.exterior_painting ? 'yes' : 'no',
  lead: project.lead?.id ?? '',
});

/** Fields that may be left empty. */
const free: ReadonlySet<TypedField> = new Set(['email', 'phone']);

/** What nobody takes as it was typed. */
export function faultsOf(typed: TypedProject): ReadonlySet<TypedField> {
  const faults = new Set<TypedField>();
  if (typed.title.trim() === '' || typed.title.trim().length > projectLimits.title) faults.add('title');
  for (const name of ['name', 'email', 'phone', 'street_address', 'postal_code'] as const) {
    if (free.has(name) && typed[name].trim() === '') continue;
    if (!fitsContactField(name, typed[name])) faults.add(name);
  }
  if (readAmount(typed.agreed) === undefined) faults.add('agreed');
  return faults;
}

export const mostCharacters = (field: TypedField): number =>
  field in contactRules ? contactRules[field as keyof typeof contactRules].max : projectLimits.title;

/** @param read what it was opened with; undefined for a new one. */
export function draftOf(typed: TypedProject, read: Project | undefined, id: string): ProjectDraft {
  const email = typed.email.trim().toLowerCase();
  return {
    id: read?.id ?? id,
    version: read?.version ?? null,
    request_id: read?.request_id ?? null,
    title: typed.title.trim(),
    language: typed.language,
    name: typed.name.trim(),
    email: email === '' ? null : email,
    phone: typed.phone.trim(),
    street_address: typed.street_address.trim(),
    postal_code: typed.postal_code.trim(),
    exterior_painting: typed.exterior === '' ? null : typed.exterior === 'yes',
    agreed_cents: Math.round((readAmount(typed.agreed) ?? 0) * 100),
    lead: typed.lead === '' ? null : typed.lead,
  };
}
