import {
  adminsAndService,
  anybody,
  nobody,
  office,
  officeAndService,
  oneself,
  onlyService,
  type Extents,
} from './rights.ts';

export const tableOperations = ['select', 'insert', 'update', 'delete'] as const;
export type TableOperation = (typeof tableOperations)[number];

export type TableRights = Readonly<Record<TableOperation, Extents>>;

const read = (select: Extents): TableRights => ({ select, insert: nobody, update: nobody, delete: nobody });

/** Customers those of which they are part, the office all. */
const ownOrOffice: Extents = { customer: 'own', ...office };

/** Who may do what with the rows of each table and view of the API. */
export const tableRights = {
  activity_log: read(office),
  alarms: { ...read(office), update: office },
  blocked_times: { select: office, insert: office, update: office, delete: office },
  booking_settings: read(office),
  chat_messages: read(ownOrOffice),
  chat_reads: read(ownOrOffice),
  clients: read(office),
  conversations: read(ownOrOffice),
  crews: { ...read(office), insert: { admin: 'all' }, update: { admin: 'all' } },
  facade_bookings: read(office),
  invitations: read({ admin: 'all' }),
  notifications: read(officeAndService),
  partners: read(office),
  profile_addresses: read({ ...oneself, ...office }),
  profiles: read({ ...oneself, ...office }),
  presences: read(office),
  person_acts: read({ admin: 'all' }),
  project_gallery: {
    select: { ...anybody, ...onlyService },
    insert: officeAndService,
    update: officeAndService,
    delete: officeAndService,
  },
  quick_answers: read(office),
  project_documents: read(office),
  project_entries: read(office),
  project_members: read(office),
  project_photos: read(office),
  project_reviews: read(office),
  project_tasks: read(office),
  // Customers, and those with whom they share one, read what is for them by `read_project`.
  projects: read(office),
  quote_answers: read(office),
  quote_requests: { ...read(officeAndService), insert: anybody },
  quote_texts: read(office),
  quotes: read(office),
  request_handlings: read(office),
  reply_templates: read(office),
  notes: read(office),
  request_replies: read(office),
  tasks: read(office),
  retention_runs: read(office),
  saved_views: read({ employee: 'own', admin: 'own' }),
  user_roles: {
    select: { ...oneself, ...adminsAndService },
    insert: adminsAndService,
    update: adminsAndService,
    delete: adminsAndService,
  },
  visits: read(office),
} as const satisfies Readonly<Record<string, TableRights>>;
