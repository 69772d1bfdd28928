import { phoneFact } from '@vakman/content/company/phone-fact';
import { servicesMenu } from '../../_data/navigation.ts';
import { usePage } from '../../page/page-context.tsx';
import { Icon } from '../icon/icon.tsx';
import { MenuLinks } from '../menu-links/menu-links.tsx';

const id = 'services-menu';

/** Younger than React's types. A browser that does not know them opens and closes by `popovertarget`. */
const opensDrawer = { command: 'show-modal', commandfor: id };
const closesDrawer = { command: 'close', commandfor: id };

/** One list of services for two buttons: below its name on wide screens, as a drawer from the side on phones. */
export function ServicesMenu() {
  const { content, route, t } = usePage();
  const phone = phoneFact(content.company.phone);
  const name = t('navigation.services');
  const current = /^(service|treatment|local|services|costs)$/.test(route.kind) ? 'true' : undefined;
  return (
    <>
      <button className="opens-list" type="button" popoverTarget={id} aria-current={current}>
        {name}
        <Icon name="open" />
      </button>
      <button
        className="opens-drawer"
        type="button"
        popoverTarget={id}
        aria-current={current}
        {...opensDrawer}
      >
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
            {...closesDrawer}
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
