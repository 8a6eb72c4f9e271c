import { AppLink } from '@/components/ui/app-link';
import { TintedPicture } from '@/components/ui/tinted-picture';
import type { PagePictures } from '@/lib/domain/content';
import { hasPage } from '@/lib/navigation';
import { routes } from '@/lib/routes';
import { dashboardMessages as messages } from '@/messages/dashboard';

/** Each shows the picture of a page that has to do with it. */
const cards = [
  {
    route: 'dashboardOrders',
    title: messages.orders,
    text: messages.ordersCard,
    page: 'trackOrder',
  },
  {
    route: 'dashboardAddress',
    title: messages.addressTitle,
    text: messages.addressCard,
    page: 'addresses',
  },
  {
    route: 'dashboardWishlist',
    title: messages.wishlistCardTitle,
    text: messages.wishlistCard,
    page: 'wishlist',
  },
] as const;

/** Links to pages of the account. */
export function AccountCards({ pictures }: { readonly pictures: PagePictures }) {
  return (
    <ul className="mt-8 grid grid-cols-3 gap-3 max-[22rem]:grid-cols-1 sm:gap-5">
      {cards
        .filter(({ route }) => hasPage(route))
        .map(({ route, title, text, page }) => (
          <li key={route}>
            <AppLink
              href={routes[route]}
              className="group flex h-full flex-col overflow-hidden rounded bg-card"
            >
              {pictures[page] && (
                <TintedPicture
                  picture={pictures[page]}
                  sizes="(min-width: 64rem) 18rem, 33vw"
                  className="aspect-4/3"
                />
              )}
              <span className="block p-2 sm:p-6">
                <span className="block font-display text-sm underline-offset-4 group-hover:underline sm:text-xl">
                  {title}
                </span>{' '}
                <span className="mt-1 block text-pretty text-ink-soft max-sm:hidden">{text}</span>
              </span>
            </AppLink>
          </li>
        ))}
    </ul>
  );
}
