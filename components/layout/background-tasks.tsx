import { InvalidChunks } from '@/components/layout/invalid-chunks';
import { LateFonts } from '@/components/layout/late-fonts';
import { LinkPrefetch } from '@/components/layout/link-prefetch';
import { PendingNotices } from '@/components/layout/pending-notices';
import { ServiceWorker } from '@/components/layout/service-worker';
import { useFadeOnRemoteChange } from '@/components/loading/use-fade-on-remote-change';

/** What any page may show is stored under these. */
const shownKeys = ['currency'] as const;

/** What a page does beside showing itself. */
export function BackgroundTasks({ firstPath }: { readonly firstPath: string }) {
  useFadeOnRemoteChange(shownKeys);

  return (
    <>
      <InvalidChunks />
      <LateFonts />
      <LinkPrefetch />
      <PendingNotices />
      <ServiceWorker firstPath={firstPath} />
    </>
  );
}
