-- Hosted: every minute mails about appointments are tried again, and reminders sent that have become due.
-- Where pg_cron and pg_net do not exist (the embedded backend has its own timer) this does nothing.

do $migration$
begin
  if to_regprocedure('private.call_function(text)') is not null then
    perform cron.schedule('booking-mails', '* * * * *', $$select private.call_function('send-booking-mails')$$);
  end if;
end
$migration$;
