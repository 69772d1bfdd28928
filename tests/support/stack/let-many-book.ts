import type { Settings } from '@vakman/commands/settings/settings.ts';
import { readKeys } from '@vakman/supabase/local/keys';
import { createClient } from '@supabase/supabase-js';

/**
 * Tests share one calendar and one address, and some leave a time held: more crews keep them out of each other's way.
 *
 * @throws where the backend does not take it.
 */
export async function letManyBook({ addresses, dataFolder }: Settings): Promise<void> {
  // Written by the build.
  const [{ bookingFacts }, { facts }] = await Promise.all([
    import('@vakman/widgets/generated/booking-facts.ts'),
    import('@vakman/widgets/generated/facts.ts'),
  ]);
  const rules = { ...bookingFacts.rules, crews: 8, holdsPerAddress: 10_000 };
  const service = createClient(addresses.supabaseUrl, readKeys(dataFolder).secret, {
    auth: { persistSession: false },
  });
  const { error } = await service.rpc('set_booking_rules', {
    facts: { ...bookingFacts, rules, servedTowns: facts.servedTowns },
  });
  if (error) throw new Error(`set_booking_rules: ${error.message}`);
}
