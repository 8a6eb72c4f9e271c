import { WaysToBuy } from '@/components/cart/ways-to-buy';

/** How to pay and receive, below the banner of the home page. */
export function WaysBand() {
  return (
    <div className="page mt-8 max-md:mt-0">
      <WaysToBuy className="grid-cols-2 rounded bg-card p-4 max-[24rem]:grid-cols-1 sm:p-6 lg:auto-cols-auto lg:grid-flow-col lg:grid-cols-none lg:justify-between" />
    </div>
  );
}
