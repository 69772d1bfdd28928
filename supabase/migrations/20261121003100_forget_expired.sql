-- What is kept for a time and no longer. Counting forgets as it goes on; where nobody comes any more, this does: hosted
-- once an hour. (The embedded backend is nobody's memory, and has no such job.)

create function private.forget_expired() returns void
  language sql volatile security definer set search_path = ''
as $$
  delete from private.rate_events e where e.happened_at < now() - interval '24 hours';
  delete from private.booking_senders s where s.happened_at < now() - interval '24 hours';
  delete from private.upload_claims c where c.claimed_at < now() - interval '24 hours';
  delete from private.appointment_tokens t where t.expires_at < now();
  delete from public.alarms a where a.last_raised_at < now() - interval '90 days'
$$;
revoke all on function private.forget_expired() from public;
