import type { CallerRole } from './caller-roles.ts';

/** The same of what a customer sees of all that is his. */
export const customerFunctions: Readonly<Record<string, readonly CallerRole[]>> = {
  conversations_of_customer: [],
  jobs_of: [],
  people_of_customer: [],
  photos_of_own_people: ['authenticated'],
  projects_of_customer: [],
  quotes_of_customer: [],
};
