/** Names of all that is fetched, in one place: what is changed knows by them what to fetch anew. */
export const keys = {
  account: (userId: string) => ['account', userId],
  secondFactorDue: (userId: string) => ['account', userId, 'second-factor-due'],
  accountDeletion: (userId: string) => ['account', userId, 'deletion'],
  credentials: (userId: string) => ['account', userId, 'credentials'],
  capabilities: (userId: string) => ['account', userId, 'capabilities'],
  secondFactors: (userId: string) => ['account', userId, 'second-factors'],
  profile: (userId: string) => ['profile', userId],
  profilePhoto: (path: string) => ['profile-photo', path],
  sessions: (userId: string) => ['sessions', userId],
  dossier: (userId: string) => ['dossier', userId],
  invitation: (secret: string) => ['invitation', secret],
  invitations: (userId: string) => ['invitations', userId],
  people: (userId: string) => ['people', userId],
  today: (userId: string) => ['today', userId],
  /** Whatever days it shows. */
  calendars: (userId: string) => ['calendar', userId],
  calendar: (userId: string, from: string, to: string) => ['calendar', userId, from, to],
} as const;
