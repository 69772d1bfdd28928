import { useQuery } from '@tanstack/react-query';
import { readReportSecret } from '@vakman/domain/partner/partner.report';
import { readPartnerReport } from '@vakman/supabase/client/partners';
import { FaultPage } from '../../app/page-boundary.tsx';
import { Loading } from '../../app/loading.tsx';
import { keys } from '../../backend/keys.ts';
import { useFragment } from '../../router/use-fragment.ts';
import { connect } from '../../session/connect.ts';
import { PartnerReportView } from './partner-report-view.tsx';

/** What a partner reads by his link, without an account. The link stays in the address bar: he comes back by it. */
export default function PartnerReportPage() {
  const secret = readReportSecret(useFragment());
  const report = useQuery({
    queryKey: keys.partnerReport(secret),
    queryFn: async () => readPartnerReport(await connect(), secret),
    enabled: secret !== '',
  });
  if (secret !== '' && report.isPending) return <Loading />;
  if (report.isError) return <FaultPage onAgain={() => void report.refetch()} />;
  return <PartnerReportView report={report.data ?? null} />;
}
