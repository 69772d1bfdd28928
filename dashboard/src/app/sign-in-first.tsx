import { useEffect } from 'react';
import { router } from '../router/router.ts';
import { Loading } from './loading.tsx';

/** Leads to the sign-in, which leads back to where one wanted to go. */
export function SignInFirst() {
  useEffect(() => router.replace('login', { next: location.pathname + location.search }), []);
  return <Loading />;
}
