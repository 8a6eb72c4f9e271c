import { LateFonts } from '@/components/layout/late-fonts';
import { LinkPrefetch } from '@/components/layout/link-prefetch';
import { PendingNotices } from '@/components/layout/pending-notices';
import { ServiceWorker } from '@/components/layout/service-worker';

/** What a page does beside showing itself. */
export function BackgroundTasks({ firstPath }: { readonly firstPath: string }) {
  return (
    <>
      <LateFonts />
      <LinkPrefetch />
      <PendingNotices />
      <ServiceWorker firstPath={firstPath} />
    </>
  );
}
