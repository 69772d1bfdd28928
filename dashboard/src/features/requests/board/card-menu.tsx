import { requestSteps, type RequestState } from '@vakman/domain/request-handling/request-handling.states';
import type { ListedRequest } from '@vakman/domain/request-handling/request-list.answers';
import { fill } from '@vakman/domain/text/fill';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { requestsWords } from '../../../../generated/requests.words.ts';
import { useWords } from '../../../words/use-words.ts';
import { CardIcon } from './card-icon.tsx';

interface CardMenuProps {
  readonly request: ListedRequest;
  readonly onMove: (to: RequestState) => void;
}

/** The states that a request may go to, for whoever drags nothing. */
export function CardMenu({ request, onMove }: CardMenuProps) {
  const { board, states } = useWords(requestsWords);
  const label = fill(board.move, { name: request.name });
  return (
    <MenuTrigger>
      <Button className="quiet" aria-label={label} data-move={request.id}>
        <CardIcon name="states" />
      </Button>
      <Popover className="board-popover" placement="bottom end">
        <Menu aria-label={label} className="board-menu" onAction={(to) => onMove(to as RequestState)}>
          {requestSteps[request.handling.state].map((to) => (
            <MenuItem key={to} id={to}>
              {states[to]}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
