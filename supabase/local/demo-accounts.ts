export interface DemoAccount {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly role: 'admin' | 'employee' | 'customer';
}

/** Accounts of the embedded backend, for trying out each role. Hosted projects have none of them. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    id: '11111111-1111-4111-8111-111111111111',
    email: 'admin@vakman.example',
    password: 'demo-password-admin',
    role: 'admin',
  },
  {
    id: '22222222-2222-4222-8222-222222222222',
    email: 'employee@vakman.example',
    password: 'demo-password-employee',
    role: 'employee',
  },
  {
    id: '33333333-3333-4333-8333-333333333333',
    email: 'customer@vakman.example',
    password: 'demo-password-customer',
    role: 'customer',
  },
];
