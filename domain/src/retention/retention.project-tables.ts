import { contact, person, searched, type TableRetention } from './retention.decisions.ts';

/** A decision on every table of projects. */
export const projectTableRetention: Readonly<Record<string, TableRetention>> = {
  'public.project_documents': person('projects', 'path', 'name', 'audience', 'created_at', 'removed_at'),
  'public.project_entries': person('projects', 'body', 'stage', 'audience', 'at', 'details', 'removed_at'),
  'public.project_members': person('projects', 'email', 'email_normalised', 'name', 'language', 'invited_at'),
  'public.project_photos': person(
    'projects',
    'path',
    'small_path',
    'stage',
    'audience',
    'created_at',
    'removed_at',
    'permitted_at',
    'permitted_name',
  ),
  'public.project_reviews': person('invoices', 'words', 'asked_at', 'given_at', 'changed_at'),
  'public.project_tasks': person('projects', 'title', 'audience', 'created_at', 'done_at', 'removed_at'),
  'public.projects': person(
    'invoices',
    ...contact,
    'email_normalised',
    ...searched,
    'title',
    'language',
    'state',
    'waiting_for',
    'waiting_note',
    'done_at',
    'created_at',
    'updated_at',
  ),
};
