import * as z from 'zod/mini';

const profileAddressSchema = z.object({
  id: z.string(),
  /** What a person calls it; null where it is the only one, or speaks for itself. */
  label: z.nullable(z.string()),
  street_address: z.string(),
  postal_code: z.string(),
});

/** Where a person wants work done. */
export type ProfileAddress = z.infer<typeof profileAddressSchema>;

/** What `read_profile` answers: what a person told of himself, the oldest address first; null is what he did not tell. */
export const profileSchema = z.object({
  name: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  language: z.nullable(z.string()),
  /** Path in the bucket `profile-photos`. */
  photo: z.nullable(z.string()),
  /** Whether he is mailed a reminder of his appointments. */
  mail_reminders: z.boolean(),
  /** Of name, telephone and language: a change names the one that was read. */
  version: z.number(),
  addresses: z.array(profileAddressSchema),
});

export type Profile = z.infer<typeof profileSchema>;
