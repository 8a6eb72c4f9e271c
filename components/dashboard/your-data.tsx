'use client';

import { lazy, useState } from 'react';
import { KeptItem } from '@/components/dashboard/kept-item';
import { Button } from '@/components/ui/button';
import { Later } from '@/components/ui/later';
import { useFocusHeir } from '@/components/ui/use-focus-heir';
import { contentOf } from '@/lib/domain/kept-content';
import { deletedWith, keptData, type KeptPlace, type KeptSubject } from '@/lib/domain/kept-data';
import { yourDataMessages as messages } from '@/lib/messages/en/your-data';
import { deleteKept, useKeptData } from '@/lib/stores/kept-data';

const DeleteDialog = lazy(async () => ({
  default: (await import('@/components/dashboard/delete-dialog')).DeleteDialog,
}));

const places: readonly KeptPlace[] = ['device', 'tab'];
const subjects: readonly KeptSubject[] = keptData.map(({ subject }) => subject);

/** Everything that the shop keeps in this browser, to read, to save and to delete. */
export function YourData() {
  const now = useKeptData();
  const [asked, setAsked] = useState<KeptSubject | 'all'>();
  const [answer, setAnswer] = useState('');
  const hasAny = now?.kept.some(({ texts }) => texts.length > 0) === true;

  async function save(): Promise<void> {
    setAnswer(await saved());
  }

  async function saved(): Promise<string> {
    if (now === undefined) return '';
    try {
      const [{ dataFile }, { offerFile }] = await Promise.all([
        import('@/lib/domain/data-export'),
        import('@/components/ui/offer-file'),
      ]);
      const file = dataFile(now.kept, new Date().toISOString());
      offerFile(file);
      return messages.saved(file.name);
    } catch {
      return messages.unsaved;
    }
  }

  function remove(what: KeptSubject | 'all'): void {
    deleteKept(what === 'all' ? subjects : deletedWith(what));
    setAnswer(what === 'all' ? messages.removedAll : messages.removed(messages.subjects[what].name));
  }

  return (
    <>
      <noscript>
        <p className="mb-6">{messages.noScript}</p>
      </noscript>
      {now?.isKeeping === false && <p className="mb-6 border-s-2 border-seal ps-3">{messages.unkept}</p>}
      {places.map((place) => (
        <section key={place} className="mb-8">
          <h3 className="mb-3 font-sans text-base font-semibold">{messages.places[place]}</h3>
          <ul aria-label={messages.places[place]} className="rounded bg-card px-5 sm:px-6">
            {keptData.map((entry) => {
              if (entry.place !== place) return null;
              const kept = now?.kept.find(({ subject }) => subject === entry.subject);
              return (
                <KeptItem
                  key={entry.subject}
                  subject={entry.subject}
                  content={kept && now && contentOf(kept, now.at)}
                  onDelete={() => setAsked(entry.subject)}
                />
              );
            })}
          </ul>
        </section>
      ))}
      <p className="mb-6 max-w-prose text-ink-soft">{messages.copyOfShop}</p>
      {hasAny && <Ways onSave={() => void save()} onDelete={() => setAsked('all')} />}
      {/* Always there, so that what comes into it is read out. */}
      <p role="status" tabIndex={-1} className="mt-4 wrap-anywhere empty:sr-only">
        {answer}
      </p>
      {asked !== undefined && (
        <Later>
          <DeleteDialog what={asked} onConfirm={() => remove(asked)} onClose={() => setAsked(undefined)} />
        </Later>
      )}
    </>
  );
}

type WaysProps = { readonly onSave: () => void; readonly onDelete: () => void };

/** They go with the last of what is kept; what is told of that takes the focus. */
function Ways({ onSave, onDelete }: WaysProps) {
  const place = useFocusHeir<HTMLDivElement>((gone) => gone.nextElementSibling);
  return (
    <div ref={place} className="flex flex-wrap gap-3">
      <Button look="secondary" onClick={onSave}>
        {messages.save}
      </Button>
      <Button look="secondary" onClick={onDelete}>
        {messages.removeAll}
      </Button>
    </div>
  );
}
