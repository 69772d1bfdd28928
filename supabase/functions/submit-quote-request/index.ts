import { readMailEnvironment } from '../_shared/environment/environment.ts';
import '../_shared/html/html.ts';
import '../_shared/translations/translations.ts';
import '../_shared/http/caller.ts';
import '../_shared/generated/facts.ts';
Deno.serve(() => new Response(readMailEnvironment((n) => Deno.env.get(n)).from));
