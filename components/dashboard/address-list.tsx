import { Picture } from '@/components/ui/picture';
import type { SampleAddress } from '@/lib/domain/content';
import type { Picture as PictureFacts } from '@/lib/domain/picture';
import { dashboardMessages as messages } from '@/messages/dashboard';

type Props = {
  readonly addresses: readonly SampleAddress[];
  /** Stands in the place that an odd number of addresses leaves empty. */
  readonly picture: PictureFacts | undefined;
};

export function AddressList({ addresses, picture }: Props) {
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:gap-6">
      <ul className="contents">
        {addresses.map(({ name, address, phone, email }) => (
          <li key={name} className="rounded bg-card p-6 sm:p-8">
            <h2 className="mb-4 text-xl sm:text-2xl">{name}</h2>
            <dl className="grid gap-3">
              <Fact name={messages.address} value={address} />
              <Fact name={messages.phone} value={phone} />
              <Fact name={messages.email} value={email} />
            </dl>
          </li>
        ))}
      </ul>
      {picture && addresses.length % 2 === 1 && (
        <div className="relative min-h-64 overflow-hidden rounded">
          <Picture
            {...picture}
            alt=""
            sizes="(min-width: 64rem) 28rem, (min-width: 40rem) 50vw, calc(100vw - 2rem)"
            className="absolute inset-0 size-full object-cover"
          />
        </div>
      )}
    </div>
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
