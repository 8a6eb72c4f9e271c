import type { SampleAddress } from '@/lib/domain/content';
import { dashboardMessages as messages } from '@/messages/dashboard';

export function AddressList({ addresses }: { readonly addresses: readonly SampleAddress[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {addresses.map(({ name, address, phone, email }) => (
        <li key={name} className="rounded bg-card p-6">
          <h2 className="mb-3 text-xl">{name}</h2>
          <dl className="grid gap-3">
            <Fact name={messages.address} value={address} />
            <Fact name={messages.phone} value={phone} />
            <Fact name={messages.email} value={email} />
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="wrap-anywhere">{value}</dd>
    </div>
  );
}
