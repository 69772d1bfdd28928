/**
 * Keys of the embedded backend. They are public, equal on every machine and open nothing but demo data;
 * a hosted project has its own.
 */
export const keys = {
  publishable: 'sb_publishable_vakman_demo_0000000000000000',
  secret: 'sb_secret_vakman_demo_00000000000000000000',
  /** Signs sessions and links to files. */
  signing: 'demo-signing-secret-of-the-embedded-backend',
} as const;
