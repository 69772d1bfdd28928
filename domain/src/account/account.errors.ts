/** What went wrong while somebody signed in or changed his account; the words of the dashboard have a sentence for each. */
export const accountFaults = [
  'unreachable',
  'tooOften',
  'wrongCredentials',
  'wrongPassword',
  'wrongCode',
  'sessionEnded',
  'passwordTooShort',
  'passwordTooSimple',
  'passwordKnown',
  'samePassword',
  'addressInvalid',
  'addressNotPossible',
  'confirmFirst',
  'secondFactorWrong',
  'secondFactorNeeded',
  'secondFactorFull',
  'blocked',
  'unknown',
] as const;

export type AccountFault = (typeof accountFaults)[number];

/** What the clients of the sign-in service throw or return, as far as it is looked at. */
export interface AuthErrorLike {
  readonly name?: string;
  /** One of the service's own words, such as `otp_expired`; newer ones may come at any time. */
  readonly code?: string | undefined;
  /** HTTP status; 0 or none where no answer came. */
  readonly status?: number | undefined;
  /** Why a password is too weak. */
  readonly reasons?: readonly string[];
}

/**
 * Codes that tell a person something he can act on. Whether an address has an account none of them may say: what would,
 * is the same sentence as its opposite. All other codes are for those who run the service.
 */
const faultOfCode: Readonly<Record<string, AccountFault>> = {
  invalid_credentials: 'wrongCredentials',
  user_not_found: 'wrongCredentials',
  email_not_confirmed: 'wrongCredentials',
  phone_not_confirmed: 'wrongCredentials',
  otp_disabled: 'wrongCode',
  otp_expired: 'wrongCode',
  flow_state_expired: 'wrongCode',
  flow_state_not_found: 'wrongCode',
  invite_not_found: 'wrongCode',
  session_not_found: 'sessionEnded',
  session_expired: 'sessionEnded',
  refresh_token_not_found: 'sessionEnded',
  refresh_token_already_used: 'sessionEnded',
  bad_jwt: 'sessionEnded',
  no_authorization: 'sessionEnded',
  current_password_required: 'confirmFirst',
  current_password_invalid: 'wrongPassword',
  same_password: 'samePassword',
  email_address_invalid: 'addressInvalid',
  email_address_not_authorized: 'addressNotPossible',
  email_exists: 'addressNotPossible',
  user_already_exists: 'addressNotPossible',
  reauthentication_needed: 'confirmFirst',
  reauthentication_not_valid: 'wrongCode',
  reauth_nonce_missing: 'confirmFirst',
  mfa_verification_failed: 'secondFactorWrong',
  mfa_verification_rejected: 'secondFactorWrong',
  mfa_challenge_expired: 'secondFactorWrong',
  mfa_factor_not_found: 'secondFactorWrong',
  insufficient_aal: 'secondFactorNeeded',
  too_many_enrolled_mfa_factors: 'secondFactorFull',
  mfa_factor_name_conflict: 'secondFactorFull',
  mfa_verified_factor_exists: 'secondFactorFull',
  user_banned: 'blocked',
  over_request_rate_limit: 'tooOften',
  over_email_send_rate_limit: 'tooOften',
  over_sms_send_rate_limit: 'tooOften',
  request_timeout: 'unreachable',
  hook_timeout: 'unreachable',
  hook_timeout_after_retry: 'unreachable',
};

const faultOfReason: Readonly<Record<string, AccountFault>> = {
  length: 'passwordTooShort',
  characters: 'passwordTooSimple',
  pwned: 'passwordKnown',
};

/** Names of errors that the client makes itself. */
const faultOfName: Readonly<Record<string, AccountFault>> = {
  AuthRetryableFetchError: 'unreachable',
  AuthSessionMissingError: 'sessionEnded',
  AuthInvalidJwtError: 'sessionEnded',
  AuthWeakPasswordError: 'passwordTooShort',
  AuthInvalidCredentialsError: 'wrongCredentials',
  AuthImplicitGrantRedirectError: 'wrongCode',
  AuthPKCEGrantCodeExchangeError: 'wrongCode',
  AuthPKCECodeVerifierMissingError: 'wrongCode',
};

const busy = new Set([0, 502, 503, 504]);

/** What to tell the person of an error of the sign-in service; `unknown` where nobody foresaw it. */
export function accountFault({ name, code, status, reasons }: AuthErrorLike): AccountFault {
  const reason = reasons?.find((known) => Object.hasOwn(faultOfReason, known));
  if (reason !== undefined) return faultOfReason[reason] ?? 'unknown';
  if (code !== undefined && Object.hasOwn(faultOfCode, code)) return faultOfCode[code] ?? 'unknown';
  if (status === 429) return 'tooOften';
  if (name !== undefined && Object.hasOwn(faultOfName, name)) return faultOfName[name] ?? 'unknown';
  return status !== undefined && busy.has(status) ? 'unreachable' : 'unknown';
}
