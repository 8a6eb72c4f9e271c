import { useState } from 'react';
import { FilePicker } from '@/components/desk/file-picker';
import { FilesPart } from '@/components/desk/files-part';
import { saveFile } from '@/components/desk/save-file';
import { Button } from '@/components/ui/button';
import { stockList } from '@/lib/domain/desk-stock';
import { useDesk } from '@/lib/stores/desk-store';
import { deskMessages } from '@/messages/desk';

const messages = deskMessages.files;

/** Takes what was sold off the table of products. Each order is taken off once. */
export function StockPart() {
  const { orders, change } = useDesk((state) => state);
  const [result, setResult] = useState('');
  const [list, setList] = useState('');

  const save = (text: string) => saveFile({ name: 'products.csv', text, type: 'text/csv' });

  async function write(table: string, name: string): Promise<void> {
    const made = stockList(table, orders);
    if (made.kind === 'no-table') return setResult(messages.noTable(name));
    // Stored first: goods that are taken off twice are worse than a file that is made twice.
    const isOffStock = new Map(made.orders.map((order) => [order.reference, order.isOffStock]));
    await change([...isOffStock.keys()], (desk) => ({
      orders: desk.orders.map((order) => ({
        ...order,
        isOffStock: isOffStock.get(order.reference) === true,
      })),
    }));
    setList(made.text);
    const unknown = made.unknown.map((product) => product.name);
    setResult(
      [
        save(made.text) ? messages.stockMade(made.orders.length) : messages.failed,
        ...(unknown.length > 0 ? [messages.stockUnknown(unknown.join(', '))] : []),
        ...(made.short.length > 0 ? [messages.stockShort(made.short.join(', '))] : []),
      ].join(' '),
    );
  }

  return (
    <FilesPart title={messages.stockTitle} hint={messages.stockHint} result={result}>
      <FilePicker
        label={messages.stockFile}
        accept=".csv,text/csv"
        onText={(text, name) => void write(text, name)}
        onFailed={(name) => setResult(messages.noTable(name))}
      />
      {list !== '' && (
        <Button variant="compact" onClick={() => void save(list)}>
          {messages.stockAgain}
        </Button>
      )}
    </FilesPart>
  );
}
