import { useState, type ReactNode } from 'react';
import { BackupButton } from '@/components/desk/backup-button';
import { Button } from '@/components/ui/button';
import { isBackupDue } from '@/lib/domain/desk-notes';
import { useCatalogue } from '@/lib/stores/catalogue-store';
import { useDesk } from '@/lib/stores/desk-store';
import { deskMessages } from '@/messages/desk';

const messages = deskMessages.storage;

/** What the merchant must know before anything else. */
export function DeskNotices() {
  const { isUnsaved, unreadableCount, orders, notes, retry } = useDesk((state) => state);
  const [openedAt] = useState(Date.now);
  const hasNoCatalogue = useCatalogue((state) => state.hasFailed);
  return (
    <div role="status" className="grid gap-3 empty:hidden">
      {isUnsaved && (
        <Notice isUrgent text={messages.unsaved}>
          <BackupButton variant="primary" />
          <Button variant="secondary" onClick={() => void retry()}>
            {messages.retry}
          </Button>
        </Notice>
      )}
      {!isUnsaved && isBackupDue(notes, orders, openedAt) && (
        <Notice text={messages.backupDue}>
          <BackupButton variant="secondary" />
        </Notice>
      )}
      {isInApp(navigator.userAgent, matchMedia('(display-mode: standalone)').matches) && (
        <Notice text={messages.inApp} />
      )}
      {unreadableCount > 0 && <Notice text={messages.unreadable(unreadableCount)} />}
      {hasNoCatalogue && <Notice text={deskMessages.noCatalogue} />}
    </div>
  );
}

type NoticeProps = { readonly text: string; readonly isUrgent?: boolean; readonly children?: ReactNode };

function Notice({ text, isUrgent = false, children }: NoticeProps) {
  const colours = isUrgent ? 'border-alarm bg-alarm-wash' : 'border-line-strong bg-wheat';
  return (
    <div className={`grid gap-3 rounded border-s-4 p-3 text-sm ${colours}`}>
      <p>{text}</p>
      {children !== undefined && <div className="flex flex-wrap gap-2">{children}</div>}
    </div>
  );
}

/**
 * Telegram, Instagram and Facebook open links in a browser with a storage of its own. On iOS theirs lacks a word that
 * Safari's has, as does the installed desk.
 */
function isInApp(userAgent: string, isInstalled: boolean): boolean {
  const isWebView = /iPhone|iPad/.test(userAgent) && !userAgent.includes('Safari/');
  return /Telegram|Instagram|FBA[NV]|; wv\)/.test(userAgent) || (isWebView && !isInstalled);
}
