import { phoneFact } from '@vakman/content/company/phone-fact';
import { serviceKinds, servicesMenu } from '../../_data/navigation.ts';
import { usePage } from '../../page/page-context.tsx';
import { Icon } from '../icon/icon.tsx';
import { MenuLinks } from '../menu-links.tsx';

const id = 'services-menu';

/** The services: below their button on a wide screen, on a phone a drawer from the side. */
export function ServicesMenu() {
  const { content, route, t } = usePage();
  const phone = phoneFact(content.company.phone);
  const name = t('navigation.services');
  const current = serviceKinds.includes(route.kind) ? 'true' : undefined;
  return (
    <>
      <button className="opens-services" type="button" popoverTarget={id} aria-current={current}>
        {name}
        <Icon name="open" />
      </button>
      <dialog className="services-menu" id={id} popover="auto" closedby="any" aria-label={name}>
        <div className="drawer-top">
          <a className="button" href={phone.href}>
            <Icon name="phone" />
            <span>
              {t('navigation.call')} <b>{phone.display}</b>
            </span>
          </a>
          <button
            className="close"
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={t('navigation.close')}
          >
            <Icon name="close" />
          </button>
        </div>
        <ul>
          <MenuLinks items={servicesMenu} />
        </ul>
      </dialog>
    </>
  );
}
