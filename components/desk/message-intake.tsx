import { useEffect, useEffectEvent, useRef, useState, type SyntheticEvent } from 'react';
import { FilePicker } from '@/components/desk/file-picker';
import { IntakeResult } from '@/components/desk/intake-result';
import { useIntake } from '@/components/desk/use-intake';
import { Button } from '@/components/ui/button';
import { TextAreaField } from '@/components/ui/text-area-field';
import { askToPersist } from '@/lib/stores/desk-persistence';
import { useDesk } from '@/lib/stores/desk-store';
import { deskMessages } from '@/messages/desk';

const messages = deskMessages.intake;

/** Takes messages that are pasted, opened as a file or shared to the installed desk. */
export function MessageIntake() {
  const hasOrders = useDesk((state) => state.orders.length > 0);
  const takeShared = useDesk((state) => state.takeShared);
  const { last, take, undo } = useIntake();
  const [problem, setProblem] = useState(location.hash === '#not-kept' ? messages.shareFailed : '');
  const field = useRef<HTMLTextAreaElement>(null);

  const readShared = useEffectEvent(() => void takeShared(take));
  useEffect(() => {
    readShared();
    // An installed desk that is open already gets what is shared to it.
    const onVisible = () => document.visibilityState === 'visible' && readShared();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, []);

  /** Resolves to whether there was an order in it. */
  async function read(text: string): Promise<boolean> {
    setProblem(text.trim() === '' ? messages.empty : '');
    if (text.trim() === '') return false;
    void askToPersist();
    return take(text);
  }

  async function pasteAndRead(): Promise<void> {
    try {
      const text = await navigator.clipboard.readText();
      if (field.current) field.current.value = text;
      await readField();
    } catch {
      setProblem(messages.pasteFailed);
    }
  }

  async function readField(): Promise<void> {
    const text = field.current?.value ?? '';
    const hasFound = await read(text);
    // What holds no order stays, and what was typed meanwhile.
    if (hasFound && field.current?.value === text) field.current.value = '';
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    void readField();
  }

  return (
    <section aria-labelledby="desk-intake">
      <h2 id="desk-intake" className="text-xl">
        {messages.title}
      </h2>
      <form className="mt-2 grid gap-3" onSubmit={submit}>
        <TextAreaField label={messages.label} name="messages" rows={hasOrders ? 2 : 6} ref={field} />
        {!hasOrders && <p className="text-sm text-ink-soft">{messages.hint}</p>}
        <div className="flex flex-wrap gap-2">
          <Button type="submit">{messages.read}</Button>
          {'clipboard' in navigator && 'readText' in navigator.clipboard && (
            <Button variant="secondary" onClick={() => void pasteAndRead()}>
              {messages.paste}
            </Button>
          )}
          <FilePicker
            label={messages.file}
            accept=".txt,.json,text/plain,application/json"
            onText={(text) => void read(text)}
            onFailed={(name) => setProblem(messages.unreadableFile(name))}
          />
        </div>
      </form>
      <div role="status" className="mt-3 text-sm empty:hidden">
        {problem !== '' && <p className="font-semibold text-alarm">{problem}</p>}
        {problem === '' && last !== undefined && (
          <IntakeResult intake={last} onUndo={() => void undo(last)} />
        )}
      </div>
    </section>
  );
}
