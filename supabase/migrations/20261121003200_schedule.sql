-- Hosted: every minute unsent mails are tried again and due reminders sent, every hour what is kept no longer is taken away. Where
-- pg_cron and pg_net do not exist (the embedded backend has its own timer) this does nothing.
--
-- pg_cron keeps a row for each run, and never removes any; that is done here. Answers of the functions are kept
-- by pg_net, which removes them itself after six hours.
--
-- The jobs read `project_url` and `secret_key` from the vault, and do nothing until both are set:
--   select vault.create_secret('https://<ref>.supabase.co', 'project_url');
--   select vault.create_secret('<secret key>', 'secret_key');

do $migration$
begin
  if (select count(*) from pg_available_extensions where name in ('pg_cron', 'pg_net', 'supabase_vault')) < 3 then
    return;
  end if;
  create extension if not exists pg_cron;
  create extension if not exists pg_net with schema extensions;

  create function private.call_function(name text) returns void
    language plpgsql volatile security definer set search_path = ''
  as $$
  begin
    perform net.http_post(
      url := url.decrypted_secret || '/functions/v1/' || call_function.name,
      headers := jsonb_build_object('apikey', key.decrypted_secret, 'content-type', 'application/json'),
      body := '{}'::jsonb,
      -- The functions answer at once and work on; a longer wait would only hold up other requests.
      timeout_milliseconds := 5000
    )
    from vault.decrypted_secrets url, vault.decrypted_secrets key
    where url.name = 'project_url' and key.name = 'secret_key';
  end
  $$;
  revoke all on function private.call_function(text) from public;

  perform cron.schedule('retry-mails', '* * * * *', $$select private.call_function('send-quote-notification')$$);
  perform cron.schedule('apply-retention', '17 * * * *', $$select private.call_function('apply-retention')$$);
  -- Where the functions cannot be reached, nobody else would notice.
  perform cron.schedule('watch-mails', '29 * * * *', $$select private.watch_mails()$$);
  perform cron.schedule('forget-job-runs', '41 3 * * *',
    $$delete from cron.job_run_details where start_time < now() - interval '7 days'$$);
  perform cron.schedule('booking-mails', '* * * * *', $$select private.call_function('send-booking-mails')$$);
  perform cron.schedule('project-mails', '* * * * *', $$select private.call_function('send-project-mails')$$);
  perform cron.schedule('quote-mails', '* * * * *', $$select private.call_function('send-quote-mails')$$);
  perform cron.schedule('account-mails', '* * * * *', $$select private.call_function('send-account-mails')$$);
  perform cron.schedule('chat-mails', '* * * * *', $$select private.call_function('send-chat-mails')$$);
  perform cron.schedule('mail-outage', '* * * * *', $$select private.call_function('tell-mail-outage')$$);
end
$migration$;
