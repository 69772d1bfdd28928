/** The secret that the link of an invitation carries behind its `#`; empty where there is none. */
export function readInvitationSecret(fragment: string): string {
  return /^#([\da-f]{64})$/.exec(fragment)?.[1] ?? '';
}
