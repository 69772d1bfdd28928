import { projectWords } from '../../../generated/project.words.ts';
import { useWords } from '../../words/use-words.ts';

export default function ProjectPage() {
  const words = useWords(projectWords);
  return <h1>{words.title}</h1>;
}
