/** What somebody with an account may be; the table `user_roles` keeps it, and who is not in it is a customer. */
export const roles = ['customer', 'employee', 'admin'] as const;

export type Role = (typeof roles)[number];

/** Whoever asks something of the product: without a session nobody in particular. */
export type Actor = 'anon' | Role;

export function isRole(value: unknown): value is Role {
  return typeof value === 'string' && (roles as readonly string[]).includes(value);
}
