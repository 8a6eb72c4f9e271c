import { saveFile } from '@/components/desk/save-file';
import { Button } from '@/components/ui/button';
import { writeBackup } from '@/lib/domain/desk-backup';
import { useDesk } from '@/lib/stores/desk-store';
import { deskMessages } from '@/messages/desk';

type Props = { readonly variant: 'primary' | 'secondary' | 'compact' };

/** Saves every order as a file. */
export function BackupButton({ variant }: Props) {
  const { orders, notes, isComplete, change } = useDesk((state) => state);

  function save(): void {
    const now = new Date();
    const { name, text } = writeBackup(orders, notes, now.toISOString());
    if (!saveFile({ name, text, type: 'application/json' })) return;
    void change([], () => ({ notes: { backedUpAt: now.getTime() } }));
  }

  return (
    <Button variant={variant} isReady={isComplete} onClick={save}>
      {deskMessages.files.backup}
    </Button>
  );
}
