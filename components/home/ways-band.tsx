import { WaysToBuy } from '@/components/cart/ways-to-buy';

/** How to pay and receive, below the banner of the home page. */
export function WaysBand() {
  return (
    <div className="page sm:mt-6">
      <WaysToBuy className="grid-cols-2 max-[19rem]:grid-cols-1 lg:grid-cols-4" />
    </div>
  );
}
