import { ContactForm } from '@/components/company/contact-form';
import { OfficeCard } from '@/components/company/office-card';
import { OfficeMap } from '@/components/company/office-map';
import { CountryOptions } from '@/components/ui/country-options';
import { PageHeading } from '@/components/ui/page-heading';
import { Section } from '@/components/ui/section';
import type { Company } from '@/lib/domain/company';
import { countries } from '@/lib/countries';
import { pageMetadata } from '@/lib/publishing/metadata';
import { routes } from '@/lib/routes';
import { companyMessages as messages } from '@/messages/company';
import { company, officeMap } from '@/shop/company';
import { contactDescription } from '@/shop/texts';

export const metadata = pageMetadata({
  title: messages.contactTitle,
  description: contactDescription,
  path: routes.contact,
  socialImage: company.socialImage,
});

/** A shop without offices shows how else to reach it. */
function placesOf({ offices, name, address, ...contact }: Company) {
  return offices.length > 0 ? offices : [{ ...contact, name, address: address?.split(', ') ?? [] }];
}

export default function ContactPage() {
  return (
    <div className="page grid gap-x-16 gap-y-6 lg:grid-cols-[5fr_7fr]">
      <PageHeading intro={contactDescription}>{messages.contactTitle}</PageHeading>
      {officeMap ? (
        <OfficeMap offices={company.offices} map={officeMap} />
      ) : (
        <div className="max-lg:hidden" />
      )}
      <Section
        id="offices"
        title={company.offices.length > 0 ? messages.offices : messages.reachUs}
        className="mt-6"
      >
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
          {placesOf(company).map((office) => (
            <OfficeCard key={office.name} office={office} />
          ))}
        </div>
      </Section>
      <Section id="write" title={messages.contactForm} className="mt-6">
        <ContactForm email={company.email}>
          <CountryOptions countries={countries} />
        </ContactForm>
      </Section>
    </div>
  );
}
