import { useEffect, useState } from 'react';
import { SelectField } from '@/components/ui/select-field';
import { keptMonthsChoices } from '@/lib/domain/desk-notes';
import { withoutOldCustomers } from '@/lib/domain/desk-customers';
import { useDesk } from '@/lib/stores/desk-store';
import { deskMessages } from '@/messages/desk';

const messages = deskMessages.customers;

/** What is kept of customers, where, and for how long. Old data is deleted when the desk opens. */
export function CustomerData() {
  const { orders, notes, change } = useDesk((state) => state);
  const [deletedCount, setDeletedCount] = useState(0);
  const { keptMonths } = notes;

  useEffect(() => {
    const emptied = withoutOldCustomers(orders, keptMonths, Date.now());
    if (emptied.length === 0) return;
    setDeletedCount((count) => count + emptied.length);
    void change(
      emptied.map(({ reference }) => reference),
      (desk) => ({ orders: withoutOldCustomers(desk.orders, keptMonths, Date.now()) }),
    );
  }, [orders, keptMonths, change]);

  return (
    <details className="hairline">
      <summary className="min-h-11 py-2">
        <h2 className="text-lg">{messages.title}</h2>
      </summary>
      <div className="grid gap-3 pb-4 text-sm">
        <p>{messages.text}</p>
        <SelectField
          label={messages.kept}
          name="kept-months"
          autoComplete="off"
          className="max-w-48"
          value={String(keptMonths)}
          onChange={(value) => void change([], () => ({ notes: { keptMonths: Number(value) } }))}
        >
          {keptMonthsChoices.map((months) => (
            <option key={months} value={months}>
              {messages.months(months)}
            </option>
          ))}
        </SelectField>
        <p className="text-ink-soft">{messages.keptHint}</p>
        <p role="status" className="empty:hidden">
          {deletedCount > 0 && messages.deleted(deletedCount)}
        </p>
      </div>
    </details>
  );
}
